import { Anchor } from '@mantine/core'
import { useTranslations } from 'use-intl'
import type { UntoldAbsence } from '~/components/attendance/types'
import { useNames } from '~/ui/names/use_names'
import { StatusDot } from '~/ui/status_dot'

/** Says that no guardian of an absent student gets the e-mail, and whom to call. */
export function Untold({ absence: { contact } }: { absence: UntoldAbsence }) {
  const t = useTranslations('attendance')
  const names = useNames()
  return (
    <span>
      <StatusDot tone="attention" isSentence>
        {t('untold')}
      </StatusDot>
      {contact?.phone && (
        <>
          {' '}
          <bdi>{names(contact).lead}</bdi>{' '}
          <Anchor href={`tel:${contact.phone}`} inherit>
            <bdi dir="ltr">{contact.phone_written}</bdi>
          </Anchor>
        </>
      )}
    </span>
  )
}
