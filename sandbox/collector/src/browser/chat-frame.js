const form = document.getElementById('form');
const input = document.getElementById('text');
const messages = document.getElementById('messages');

function add(className, text) {
  const item = document.createElement('li');
  item.className = className;
  item.textContent = text;
  messages.append(item);
  item.scrollIntoView({ block: 'end' });
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const text = input.value.trim();
  if (text === '') return;
  add('question', text);
  input.value = '';
  const response = await fetch('/chat/messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language: document.documentElement.lang, text }),
  });
  if (response.ok) add('answer', (await response.json()).answer);
});

// The page disables the form: a message sent before this script listens would be lost.
document.getElementById('message').disabled = false;
