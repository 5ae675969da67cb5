// Explains where the category tag of a project comes from.
export const categoryNote =
  'A label taken from words in your product description. It does not change your messages.';
