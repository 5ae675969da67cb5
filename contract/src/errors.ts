// Error sentences that any call may answer; clients may rely on them.
export const commonErrors = {
  generic: 'Something went wrong. Please try again.',
  network: 'Network error. Please try again.',
  notFound: 'Not found.',
  methodNotAllowed: 'This address does not answer that method.',
  tooLarge: 'That is too much data for one request.',
  unsupportedType: 'Please send JSON.',
  badAddress: 'That address cannot be read.',
  malformed: 'That request could not be read. Please send valid JSON.',
  notAnObject: 'Please send a JSON object.',
  headersTooLarge: 'The headers of that request are too large.',
  tooSlow: 'That request took too long to arrive. Please try again.',
  unstorable: 'That text holds a character that cannot be stored.',
  signedOut: 'Please sign in to continue.',
  tooMany: 'Too many tries. Please wait a little and try again.',
  tooManyAtOnce: 'Too many of your requests are under way. Please wait for one of them, then try again.',
  busy: 'We are very busy right now. Please try again in a moment.',
} as const;
