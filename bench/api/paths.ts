// The two requests that are measured.
export const listPath = ({ projectId }: { projectId: string }) =>
  `/api/scrape/projects/${projectId}/messages?limit=50`;
export const queuePath = ({ projectId }: { projectId: string }) => `/api/scrape/projects/${projectId}/queue`;
