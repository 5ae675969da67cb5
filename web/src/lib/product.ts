// Facts about the product that several pages mention.
export const supportEmail = 'support@opener.example';
