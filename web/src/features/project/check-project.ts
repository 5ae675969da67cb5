// Validates a project: empty fields share one error, texts that are too long have their own.
import { CreateProjectBody, EditedProject, projectErrors, type ProjectField } from '@opener/contract/project';
import { projectFields, type ProjectText } from './changed-fields.ts';

export type ProjectFaults = {
  required: string | undefined;
  missing: ProjectField[];
  fields: Partial<ProjectText>;
};

export const noFaults: ProjectFaults = { required: undefined, missing: [], fields: {} };

/** In an edited project, an unchanged text may stay longer than an edit would allow. */
export function checkProject(text: ProjectText, before?: ProjectText): ProjectFaults {
  const schema = before ? EditedProject : CreateProjectBody;
  const missing = projectFields.filter((field) => !text[field].trim());
  if (missing.length > 0) return { required: projectErrors.required, missing, fields: {} };
  const fields: Partial<ProjectText> = {};
  for (const { path, message } of schema.safeParse(text).error?.issues ?? []) {
    const field = projectFields.find((name) => name === path[0]);
    if (field && text[field].trim() !== before?.[field]) fields[field] ??= message;
  }
  return { ...noFaults, fields };
}

export function hasFaults({ required, fields }: ProjectFaults): boolean {
  return required !== undefined || Object.keys(fields).length > 0;
}
