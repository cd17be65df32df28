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
// A browser stores what was typed into a text field.
password.form.addEventListener('submit', () => {
  password.type = 'password';
});
