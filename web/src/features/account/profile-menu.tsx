// The user's initials in the header, with a menu: who is signed in, the theme, signing out, and deleting the account.
import { useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { initials } from '../../ui/initials.ts';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx';
import { useAccount } from './account-provider.tsx';
import { useLogout } from './api/logout.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';
import { LogOut, Trash, UserX } from '../../ui/icons/index.ts';

export function ProfileMenu() {
  const { user } = useAccount();
  const logout = useLogout();
  const [deleting, setDeleting] = useState(false);
  if (!user) return null;

  return (
    <>
      <Menu
        // Voice-control users say what they see: the initials.
        label={[initials(user.name), 'Your account'].filter(Boolean).join(', ')}
        trigger={
          <button type="button" className="grid size-11 place-items-center rounded-full">
            <Avatar name={user.name} size="sm" />
          </button>
        }
        header={
          <>
            <span dir="auto" className="line-clamp-2 font-semibold text-ink">
              {user.name}
            </span>
            <span className="block text-sm text-muted">{user.email}</span>
          </>
        }
      >
        <MenuLink to="/app/do-not-contact" icon={<UserX aria-hidden="true" />}>
          Do-not-contact list
        </MenuLink>
        <MenuItem icon={<LogOut aria-hidden="true" />} onSelect={() => logout.mutate()}>
          Sign out
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Trash aria-hidden="true" />} onSelect={() => setDeleting(true)}>
          Delete account
        </MenuItem>
      </Menu>
      <DeleteAccountDialog user={user} open={deleting} onOpenChange={setDeleting} />
    </>
  );
}
