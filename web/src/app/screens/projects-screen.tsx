// The user's projects: find, create, edit or delete one.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Project } from '@opener/contract/project';
import { creditsKey } from '../../features/credit/api/get-credits.ts';
import { useProjectFigures } from '../../features/delivery/api/list-project-figures.ts';
import { voiceKey } from '../../features/dm/api/get-voice.ts';
import { messagesKey } from '../../features/dm/api/message-pages.ts';
import { VoiceRow } from '../../features/dm/voice/voice-row.tsx';
import { useProjects } from '../../features/project/api/list-projects.ts';
import { DeleteProjectDialog } from '../../features/project/delete-project-dialog.tsx';
import { EditProjectDrawer } from '../../features/project/edit-project-drawer.tsx';
import { NewProjectDrawer } from '../../features/project/new-project-drawer.tsx';
import { ProjectList } from '../../features/project/project-list.tsx';
import { ProjectTools } from '../../features/project/project-tools.tsx';
import { selectProjects, type ProjectSort } from '../../features/project/select-projects.ts';
import { useHideNavigation } from '../../lib/shell.ts';
import { useLoggedFailure } from '../../lib/use-logged-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Plus } from '../../ui/icons/index.ts';

type Opened = 'new' | 'edit' | 'delete' | undefined;

export function ProjectsScreen() {
  const client = useQueryClient();
  const projects = useProjects();
  const figures = useProjectFigures();
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<ProjectSort>('newest');
  const [opened, setOpened] = useState<Opened>();
  const navigate = useNavigate();
  // A user who came to create a project, or has no other, continues in it.
  const [opensNew, setOpensNew] = useState(false);
  // Kept during the closing animation, so that the drawer does not empty visibly.
  const [chosen, setChosen] = useState<Project>();
  useHideNavigation(opened === 'new' || opened === 'edit');
  useLoggedFailure('The projects could not be loaded', projects.error);
  useLoggedFailure('The figures of the projects could not be loaded', figures.error);
  useOpenedByAddress(() => {
    setOpensNew(true);
    setOpened('new');
  });

  const open = (what: Opened, project?: Project) => {
    if (project) setChosen(project);
    setOpensNew(projects.data?.length === 0);
    setOpened(what);
  };
  const close = () => setOpened(undefined);

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-2xl">Projects</h1>
          <p className="mt-2 text-muted">
            A project brings together what you offer and the people you write to.
          </p>
        </div>
        <Button
          icon={<Plus aria-hidden="true" className="size-4.5" />}
          onClick={() => open('new')}
          className="max-sm:w-full"
        >
          New Project
        </Button>
      </div>
      <div className="mt-6 flex flex-col gap-4">
        <ProjectTools search={search} sort={sort} onSearch={setSearch} onSort={setSort} />
        <ProjectList
          projects={projects.data && selectProjects(projects.data, search, sort)}
          results={new Map(figures.data?.map((one) => [one.project_id, one]))}
          searching={search.trim() !== ''}
          failed={projects.isError}
          retrying={projects.isFetching}
          onRetry={() => void projects.refetch()}
          onClear={() => setSearch('')}
          onNew={() => open('new')}
          onEdit={(project) => open('edit', project)}
          onDelete={(project) => open('delete', project)}
        />
      </div>
      <NewProjectDrawer
        open={opened === 'new'}
        onOpenChange={(next) => (next ? open('new') : close())}
        onCreated={opensNew ? ({ id }) => void navigate(`/app/projects/${id}`, { replace: true }) : undefined}
      />
      {chosen && (
        <>
          <EditProjectDrawer
            project={chosen}
            open={opened === 'edit'}
            onOpenChange={close}
            onSaved={() => void client.invalidateQueries({ queryKey: voiceKey(chosen.id) })}
          >
            <VoiceRow project={chosen} />
          </EditProjectDrawer>
          <DeleteProjectDialog
            project={chosen}
            open={opened === 'delete'}
            onOpenChange={close}
            onDeleted={() => {
              // Its unfinished jobs released their credits, and its messages are gone.
              void client.invalidateQueries({ queryKey: creditsKey });
              void client.invalidateQueries({ queryKey: messagesKey });
            }}
          />
        </>
      )}
    </>
  );
}

/** A link (`?new`) may open the form, once the query has been removed from the address. */
function useOpenedByAddress(openForm: () => void): void {
  const [query, setQuery] = useSearchParams();
  const asked = query.has('new');
  const wanted = useRef(false);
  const onOpen = useEffectEvent(openForm);
  useEffect(() => {
    if (asked) {
      wanted.current = true;
      setQuery({}, { replace: true });
    } else if (wanted.current) {
      wanted.current = false;
      onOpen();
    }
  }, [asked, setQuery]);
}
