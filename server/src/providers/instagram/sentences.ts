// What users read when Instagram refuses something; the same for every provider.
export const sentences = {
  wrongPassword: 'Instagram refused this login. Please check the username and the password.',
  wrongCode: 'That code was not accepted. Please try the newest one.',
  stillOpen:
    'A login of this account is still open. Confirm it in the Instagram app, or try again in five minutes.',
  lateCode: 'The code came too late. Please connect again to get a new one.',
  declined: 'This person does not take messages from this account.',
  unfit: 'Instagram did not accept this text.',
  restricted: 'Instagram has restricted this account. Please look into your Instagram app first.',
  nobody: 'There is no Instagram account with this username.',
} as const;
