// Sets the text of a field, for tests that are not about typing: every key costs a dozen events and a render.
import { act } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  await user.paste(text);
}
