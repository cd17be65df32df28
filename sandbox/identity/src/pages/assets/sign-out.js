const form = document.querySelector('#sign-out');
const button = form.querySelector('[name=logout]');
const { returnTo } = form.dataset;

// A form submitted by a script can leave this page in the history, where Back would sign out again; location.replace
// removes it.
async function signOut() {
  const body = new URLSearchParams(new FormData(form, button));
  const { type } = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
  if (type !== 'opaqueredirect') throw new Error('The provider did not end the session.');
  location.replace(returnTo);
}

if (returnTo) signOut().catch(() => button.click());
else button.click();
