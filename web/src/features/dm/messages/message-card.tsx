// One message: recipient, text and actions.
import { useId, useState } from 'react';
import type { Message } from '@opener/contract/message';
import { Bubble } from '../../../ui/bubble.tsx';
import { Button } from '../../../ui/button.tsx';
import { DeliveryStrip } from '../delivery/delivery-strip.tsx';
import type { DeliveryActions } from '../delivery/use-delivery-actions.tsx';
import { ChooseBox } from '../selection/choose-box.tsx';
import type { Selection } from '../selection/use-selection.ts';
import { InstagramLink } from './instagram-link.tsx';
import { MessageBubble } from './message-bubble.tsx';
import { MessageHeader } from './message-header.tsx';
import { MessageMenu } from './message-menu.tsx';
import { SentOffer } from './sent-offer.tsx';
import { useMarkSent } from './use-mark-sent.ts';
import { TargetUserInfo } from './target-info.tsx';
import { WhyMessage } from './why-message.tsx';
import { Caution } from './caution.tsx';

export interface MessageTools {
  onCopy: (message: Message) => void;
  onEdit: (message: Message) => void;
  onRewrite: (message: Message) => void;
  onVersions: (message: Message) => void;
  isRewriting: (message: Message) => boolean;
  delivery: Pick<DeliveryActions, 'act' | 'acting'>;
  /** Removes the person from the do-not-contact list. */
  onAllow: ((username: string) => Promise<unknown>) | undefined;
  /** An account is connected: an unscheduled message can be scheduled. */
  canSend: boolean;
}

interface MessageCardProps {
  message: Message;
  tools: MessageTools;
  selection: Selection;
  level: 2 | 3;
  withTarget?: boolean;
}

export function MessageCard({ message, tools, selection, level, withTarget = false }: MessageCardProps) {
  const id = useId();
  const [whyShown, setWhyShown] = useState(false);
  const [offer, setOffer] = useState<{ copied: boolean }>();
  const { mark } = useMarkSent(message);
  const rewriting = tools.isRewriting(message);
  return (
    <article
      aria-labelledby={`${id}-name`}
      className={withTarget ? 'gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_19rem]' : undefined}
    >
      <div className="space-y-3">
        <MessageHeader message={message} headingId={`${id}-name`} level={level}>
          {selection.active && <ChooseBox message={message} selection={selection} />}
        </MessageHeader>
        {message.caution && <Caution sentence={message.caution} />}
        <MessageBubble message={message} />
        {rewriting && <Bubble tone="quiet" typing />}
        {message.delivery && (
          <DeliveryStrip
            message={message}
            delivery={message.delivery}
            acting={tools.delivery.acting(message)}
            onAction={(action) => tools.delivery.act(message, action)}
            onAllow={tools.onAllow}
            onArrived={() => mark(true)}
          />
        )}
        {whyShown && <WhyMessage id={`${id}-why`} message={message} />}
        <div className="flex flex-wrap items-center gap-1.5">
          <Button variant="secondary" size="sm" onClick={() => tools.onCopy(message)}>
            Copy
          </Button>
          <Button variant="secondary" size="sm" onClick={() => tools.onEdit(message)}>
            Edit
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-expanded={whyShown}
            aria-controls={whyShown ? `${id}-why` : undefined}
            onClick={() => setWhyShown(!whyShown)}
          >
            Why this message
          </Button>
          <InstagramLink message={message} onOpened={(copied) => setOffer({ copied })} />
          <MessageMenu
            message={message}
            rewriting={rewriting}
            onRewrite={() => tools.onRewrite(message)}
            onVersions={() => tools.onVersions(message)}
            onSend={
              tools.canSend && !message.delivery && !message.sent
                ? () => tools.delivery.act(message, 'send_now')
                : undefined
            }
          />
        </div>
        {offer && <SentOffer message={message} copied={offer.copied} onClose={() => setOffer(undefined)} />}
      </div>
      {withTarget && (
        <TargetUserInfo
          message={message}
          level={level}
          className="border-line max-lg:mt-4 max-lg:border-t max-lg:pt-4 lg:border-s lg:ps-6"
        />
      )}
    </article>
  );
}
