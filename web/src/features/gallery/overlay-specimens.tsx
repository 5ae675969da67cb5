// Overlays: dialog, drawer, menu, tooltip, toasts.
import { useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { useToast } from '../../ui/toast.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Shelf, Specimen } from './specimen.tsx';
import { LogOut, Settings, Trash } from '../../ui/icons/index.ts';

const email = 'a.very.long.address.that.nobody.would.choose@an-equally-long-domain.example';

export function OverlaySpecimens() {
  const toast = useToast();
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  return (
    <Shelf title="Over the page">
      <Specimen name="toast">
        <Button variant="secondary" onClick={() => toast.success('Project created successfully!')}>
          Success
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast.error('Failed to export messages. Please try again.')}
        >
          Error
        </Button>
        <Button variant="secondary" onClick={() => toast.info('Copied!', { duration: 1500 })}>
          Info
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast.success('Rewritten.', { action: { label: 'Undo', onPress: () => toast.info('Undone') } })
          }
        >
          With an action
        </Button>
      </Specimen>
      <Specimen name="dialog, drawer, menu, tooltip">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Open dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('drawer')}>
          Open drawer
        </Button>
        <Menu
          label="Profile"
          trigger={
            <button type="button" className="grid size-11 place-items-center rounded-full">
              <Avatar name="Ada Lovelace" size="sm" />
            </button>
          }
          header={
            <>
              <span className="block font-semibold">Ada Lovelace</span>
              <span className="block text-sm text-muted">{email}</span>
            </>
          }
        >
          <MenuLink to="/dev/ui" icon={<Settings aria-hidden="true" />}>
            A link
          </MenuLink>
          <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => toast.info('Signed out')}>
            Sign out
          </MenuItem>
          <MenuSeparator />
          <MenuItem tone="danger" icon={<Trash aria-hidden="true" />} onSelect={() => setOpen('dialog')}>
            Delete account
          </MenuItem>
        </Menu>
        <Tooltip text="Each DM uses 1 credit">
          <Button variant="ghost">Hover or focus me</Button>
        </Tooltip>
      </Specimen>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Delete your account"
        description="Your projects and messages go with it. This cannot be undone."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button variant="danger" onClick={close}>
              Delete account
            </Button>
          </>
        }
      >
        <Field label="Type your email">
          {(control) => <Input {...control} placeholder="ada@example.com" />}
        </Field>
        <Checkbox className="mt-2" label="I understand" />
      </Dialog>
      <Drawer
        open={open === 'drawer'}
        onOpenChange={close}
        title="New project"
        description="What you offer, and to whom."
        footer={<Button onClick={close}>Create project</Button>}
      >
        <div className="grid grid-cols-1 gap-5">
          <Field label="Name">{(control) => <Input {...control} />}</Field>
          <Field label="Product">{(control) => <Textarea {...control} />}</Field>
          <Field label="Offer">{(control) => <Textarea {...control} />}</Field>
        </div>
      </Drawer>
    </Shelf>
  );
}
