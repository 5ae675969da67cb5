// What the build hands to the browser.
interface ImportMetaEnv {
  /** Where the API lives; `/api` of the same site when it is not set. */
  readonly API_URL?: string;
}

/** Resolved by web/icons.ts. */
declare module 'lucide:*' {
  const icon: (props: React.ComponentProps<'svg'>) => React.ReactElement;
  export default icon;
}
