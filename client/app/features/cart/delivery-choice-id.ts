/** Where links to the choice of delivery lead on the cart's page. */
export const deliveryChoiceId = 'delivery';
