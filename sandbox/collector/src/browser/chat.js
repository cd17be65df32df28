/**
 * The chat-bot's script for the pages of a store. It defines `ClubChat` when its own settings have arrived, which takes
 * a moment, as with chat-bots of vendors: `ClubChat.open({ language })` shows the conversation, `ClubChat.close()` hides it.
 */
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const titles = { es: 'Asistente', en: 'Assistant' };
  const closeLabels = { es: 'Cerrar el asistente', en: 'Close the assistant' };
  let panel;
  let opener;

  function createPanel(language) {
    const element = document.createElement('section');
    element.id = 'club-chat';
    element.setAttribute('role', 'dialog');
    element.setAttribute('aria-label', titles[language]);
    Object.assign(element.style, {
      position: 'fixed',
      zIndex: '40',
      right: '1rem',
      bottom: 'calc(5rem + env(safe-area-inset-bottom))',
      width: 'min(22rem, calc(100vw - 2rem))',
      height: 'min(28rem, calc(100dvh - 7rem))',
      display: 'flex',
      flexDirection: 'column',
      borderRadius: '10px',
      overflow: 'hidden',
      background: '#fff',
      boxShadow: '0 8px 30px rgb(28 27 25 / 0.18), 0 2px 6px rgb(28 27 25 / 0.12)',
    });
    const header = document.createElement('div');
    Object.assign(header.style, {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      padding: '0 0 0 1rem',
      background: '#0b5d57',
      color: '#fff',
      fontWeight: '600',
    });
    header.textContent = titles[language];
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', closeLabels[language]);
    button.textContent = '×';
    Object.assign(button.style, { width: '2.75rem', height: '2.75rem', fontSize: '1.5rem', color: 'inherit' });
    button.addEventListener('click', close);
    header.append(button);
    const frame = document.createElement('iframe');
    frame.src = `${origin}/chat/frame?language=${language}`;
    frame.title = titles[language];
    Object.assign(frame.style, { flex: '1', border: '0' });
    element.append(header, frame);
    element.addEventListener('keydown', (event) => event.key === 'Escape' && close());
    return element;
  }

  function open({ language }) {
    if (!panel) {
      opener = document.activeElement;
      panel = createPanel(language === 'en' ? 'en' : 'es');
      document.body.append(panel);
    }
    panel.querySelector('button').focus();
  }

  function close() {
    panel?.remove();
    panel = undefined;
    opener?.focus?.();
  }

  setTimeout(() => {
    globalThis.ClubChat = { open, close };
  }, 300);
})();
