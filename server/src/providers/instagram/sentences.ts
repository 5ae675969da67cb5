// What users read when Instagram refuses something; the same for every provider.
export const sentences = {
  wrongPassword: 'Instagram rejected this login. Please check the username and password.',
  wrongCode: 'That code was not accepted. Please try the latest one.',
  stillOpen:
    'A login to this account is still open. Confirm it in the Instagram app, or try again in five minutes.',
  lateCode: 'The code has expired. Please connect again to get a new one.',
  declined: 'This person does not accept messages from this account.',
  unfit: 'Instagram did not accept this text.',
  restricted: 'Instagram has restricted this account. Please check your Instagram app first.',
  nobody: 'There is no Instagram account with this username.',
} as const;
