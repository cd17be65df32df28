const password = document.getElementById('password');
const show = document.querySelector('.show');

show.hidden = false;
show.addEventListener('click', () => {
  const visible = password.type === 'password';
  password.type = visible ? 'text' : 'password';
  show.setAttribute('aria-pressed', String(visible));
  show.textContent = visible ? show.dataset.hide : show.dataset.show;
  password.focus();
});

// A second click while the first is on its way would only be told that the page has expired.
document.querySelector('form').addEventListener('submit', (event) => {
  const button = event.target.querySelector('.go');
  password.type = 'password';
  setTimeout(() => button.setAttribute('disabled', ''));
});
// A page that comes back from the browser's cache keeps its disabled button.
addEventListener('pageshow', () => document.querySelector('.go').removeAttribute('disabled'));
