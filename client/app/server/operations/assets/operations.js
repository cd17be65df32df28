// The dialog of a decision is a part of the page without scripts; with them it is modal, and Escape goes back.
const dialog = document.querySelector('dialog[data-modal]');
if (dialog) {
  dialog.close();
  dialog.showModal();
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    location.assign(dialog.dataset.close);
  });
  dialog.querySelector('form').addEventListener('submit', (event) => {
    const button = event.currentTarget.querySelector('button[type=submit]');
    // A second click does not send the decision again.
    if (button.getAttribute('aria-disabled') === 'true') event.preventDefault();
    else button.setAttribute('aria-disabled', 'true');
  });
}
