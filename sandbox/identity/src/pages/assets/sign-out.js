document.querySelector('#sign-out [name=logout]').click();
