// What the user really changed in a project: trimmed, and never an empty field.
import type { Project, ProjectField } from '@opener/contract/project';

export type ProjectText = Record<ProjectField, string>;

export const projectFields = ['name', 'product_info', 'offer_info'] as const satisfies ProjectField[];

export const noText: ProjectText = { name: '', product_info: '', offer_info: '' };

export function textOf({ name, product_info, offer_info }: Project): ProjectText {
  return { name, product_info, offer_info };
}

export function changedFields(project: Project, edited: ProjectText): Partial<ProjectText> {
  const changes: Partial<ProjectText> = {};
  for (const field of projectFields) {
    const text = edited[field].trim();
    if (text && text !== project[field]) changes[field] = text;
  }
  return changes;
}

/** Emptying a field is a change too, but it cannot be saved. */
export function isUnchanged(project: Project, edited: ProjectText): boolean {
  return projectFields.every((field) => edited[field].trim() === project[field]);
}

export function trimmed(text: ProjectText): ProjectText {
  return {
    name: text.name.trim(),
    product_info: text.product_info.trim(),
    offer_info: text.offer_info.trim(),
  };
}
