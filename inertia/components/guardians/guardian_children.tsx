import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { LinkedRow } from '~/components/guardians/links/linked_row'
import { RightsDialog } from '~/components/guardians/links/rights_dialog'
import type { GuardianDetail, LinkedPerson } from '~/components/guardians/types'
import { UnlinkDialog } from '~/components/guardians/links/unlink_dialog'
import { useNames } from '~/ui/names/use_names'
import record from '~/ui/record/record.module.css'
import classes from '~/components/guardians/guardians.module.css'

interface GuardianChildrenProps {
  guardian: GuardianDetail
  linked: LinkedPerson[]
  can: boolean
}

export function GuardianChildren({ guardian, linked, can }: GuardianChildrenProps) {
  const t = useTranslations('guardians.show')
  const name = useNames()(guardian).lead
  const [editing, setEditing] = useState<LinkedPerson | null>(null)
  const [leaving, setLeaving] = useState<LinkedPerson | null>(null)
  return (
    <section className={record.card}>
      <Title order={2}>{t('children')}</Title>
      {linked.length === 0 && (
        <Text c="dimmed" mt="xs">
          {t('no_children')}
        </Text>
      )}
      <ul className={classes.links}>
        {linked.map((child) => (
          <LinkedRow
            key={child.id}
            person={child}
            href={urlFor('admin.students.show', { id: child.id })}
            onEdit={can ? () => setEditing(child) : undefined}
            onUnlink={can ? () => setLeaving(child) : undefined}
          />
        ))}
      </ul>
      {editing && (
        <RightsDialog
          student={editing.id}
          guardian={guardian.id}
          name={name}
          link={linked.find(({ id }) => id === editing.id) ?? editing}
          onClose={() => setEditing(null)}
        />
      )}
      {leaving && (
        <UnlinkDialog
          student={leaving.id}
          guardian={guardian.id}
          name={name}
          onClose={() => setLeaving(null)}
        />
      )}
    </section>
  )
}
