// What the build hands to the browser.
interface ImportMetaEnv {
  /** Where the API lives; `/api` of the same site when it is not set. */
  readonly API_URL?: string;
}
