import { IconMail } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { CreditNoteRow } from '~/components/credit_notes/types'
import { EmailDialog } from '~/components/invoices/paper/email_dialog'
import type { ListDescription } from '~/ui/list/list_description'
import type { Abilities } from '~/ui/record/types'

type Mailing = Omit<Parameters<typeof EmailDialog>[0], 'onClose'>

/** E-mails the chosen credit notes; all that filters match are too many to send unseen. */
export function useCreditNoteActs(can: Abilities): {
  dialog: ReactNode
  bulk: NonNullable<ListDescription<CreditNoteRow>['bulk']>
} {
  const t = useTranslations('credit_notes.acts')
  const [mailing, setMailing] = useState<Mailing>()
  return {
    dialog: mailing && <EmailDialog {...mailing} onClose={() => setMailing(undefined)} />,
    bulk(chosen, done, matching) {
      if (!can.update || matching !== null) return []
      return [
        {
          id: 'email',
          label: t('email_many', { count: chosen.length }),
          icon: <IconMail size={16} aria-hidden />,
          run: () =>
            setMailing({ kind: 'credit_note', ids: chosen.map(({ id }) => id), onSent: done }),
        },
      ]
    },
  }
}
