const form = document.querySelector('form');
const button = form.querySelector('.go');

// A second submission during the first would only show the page for an expired sign-in or a used link.
form.addEventListener('submit', (event) => {
  setTimeout(() => event.defaultPrevented || button.setAttribute('disabled', ''));
});
// A page restored from the back/forward cache keeps its disabled button.
addEventListener('pageshow', () => button.removeAttribute('disabled'));
