/** Element id of the delivery choice on the cart page, for links to it. */
export const deliveryChoiceId = 'delivery';
