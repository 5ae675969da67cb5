// Projects on the wire: a campaign with its product and its offer.
import * as z from 'zod/mini';
import { call } from './call.ts';
import { Narrowing } from './message-list.ts';
import { hasAtMost } from './text.ts';

export const projectLimits = {
  /** Enforced when a project is edited. */
  edit: { name: 100, product_info: 1000, offer_info: 500 },
  /** Shown as a recommendation when one is created. */
  advice: { name: 50, product_info: 500, offer_info: 300 },
  /** The server's limit when one is created. */
  create: { name: 500, product_info: 5000, offer_info: 3000 },
  /** Per person. */
  most: 500,
} as const;

export const projectErrors = {
  required: 'All fields are required',
  notFound: 'Project not found',
  noMessages: 'No messages found for this project.',
  tooMany: `You have ${projectLimits.most} projects, which is the limit. Delete one you no longer need.`,
} as const;

export type ProjectField = keyof (typeof projectLimits)['edit'];

const fieldNames: Record<ProjectField, string> = {
  name: 'Project name',
  product_info: 'Product description',
  offer_info: 'Offer details',
};

const field = (name: ProjectField, max: number) =>
  z.string(projectErrors.required).check(
    z.trim(),
    z.minLength(1, projectErrors.required),
    z.refine((text) => hasAtMost(max, text), `${fieldNames[name]} must be at most ${max} characters`),
  );

const fields = (limits: Record<ProjectField, number>) => ({
  name: field('name', limits.name),
  product_info: field('product_info', limits.product_info),
  offer_info: field('offer_info', limits.offer_info),
});

export const Project = z.object({
  id: z.uuid(),
  name: z.string(),
  product_info: z.string(),
  offer_info: z.string(),
  created_at: z.string(),
});
export type Project = z.infer<typeof Project>;

export const sendingModes = ['auto', 'review'] as const;
/** `auto`: messages are sent automatically; `review`: each waits for approval. */
export const SendingMode = z.enum(sendingModes, 'Choose auto or review');
export type SendingMode = z.infer<typeof SendingMode>;

export const CreateProjectBody = z.object({
  ...fields(projectLimits.create),
  /** Auto by default. */
  sending_mode: z.optional(SendingMode),
});
/** The whole project after an edit must be valid; a call carries only the changes. */
export const EditedProject = z.object(fields(projectLimits.edit));
export const UpdateProjectBody = z.partial(EditedProject);

export const ProjectParams = z.object({ id: z.uuid() });

export const ExportQuery = z.object({
  format: z._default(z.enum(['xlsx', 'csv'], 'The format must be xlsx or csv'), 'xlsx'),
  ...Narrowing.shape,
});

export type ProjectCategory = 'SaaS' | 'E-commerce' | 'Agency' | 'Creator' | 'B2B';

const categories: [ProjectCategory, RegExp][] = [
  ['SaaS', /saas|software/i],
  ['E-commerce', /shop|store|product/i],
  ['Agency', /agency|marketing/i],
  ['Creator', /creator|influencer/i],
];

/** Derived from the description, never stored. */
export function categoryOf(productInfo: string): ProjectCategory {
  return categories.find(([, words]) => words.test(productInfo))?.[0] ?? 'B2B';
}

const tag = 'Projects';

export const listProjects = call({
  name: 'listProjects',
  method: 'GET',
  path: '/projects/',
  auth: 'session',
  tag,
  summary: 'All projects, newest first',
  status: 200,
  answer: z.array(Project),
});

export const createProject = call({
  name: 'createProject',
  method: 'POST',
  path: '/projects/',
  auth: 'session',
  tag,
  summary: 'Create a project',
  body: CreateProjectBody,
  status: 201,
  answer: Project,
  errors: [409],
});

export const getProject = call({
  name: 'getProject',
  method: 'GET',
  path: '/projects/:id',
  auth: 'session',
  tag,
  summary: 'One project',
  params: ProjectParams,
  status: 200,
  answer: Project,
});

export const updateProject = call({
  name: 'updateProject',
  method: 'PUT',
  path: '/projects/:id',
  auth: 'session',
  tag,
  summary: 'Change a project; fields that are left out stay as they are',
  params: ProjectParams,
  body: UpdateProjectBody,
  status: 200,
  answer: Project,
});

export const deleteProject = call({
  name: 'deleteProject',
  method: 'DELETE',
  path: '/projects/:id',
  auth: 'session',
  tag,
  summary: 'Delete a project with its messages and jobs; credits of unfinished jobs are returned',
  params: ProjectParams,
  status: 204,
});

export const exportProject = call({
  name: 'exportProject',
  method: 'GET',
  path: '/projects/:id/export',
  auth: 'session',
  tag,
  summary:
    'The messages as a spreadsheet: all, or with q, fit, state, from or to those that match. X-Total-Count says how many it has',
  params: ProjectParams,
  query: ExportQuery,
  status: 200,
  errors: [429],
});
