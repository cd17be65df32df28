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

// A second submission during the first would only show the page for an expired sign-in.
document.querySelector('form').addEventListener('submit', (event) => {
  const button = event.target.querySelector('.go');
  password.type = 'password';
  setTimeout(() => button.setAttribute('disabled', ''));
});
// A page restored from the back/forward cache keeps its disabled button.
addEventListener('pageshow', () => document.querySelector('.go').removeAttribute('disabled'));
