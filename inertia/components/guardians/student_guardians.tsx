import { Button, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import { AddGuardianDialog } from '~/components/guardians/links/add_guardian_dialog'
import type { GuardianMode } from '~/components/guardians/links/guardian_kind_choice'
import { LinkedRow } from '~/components/guardians/links/linked_row'
import { RightsDialog } from '~/components/guardians/links/rights_dialog'
import { StudentHousehold } from '~/components/guardians/student_household'
import type { StudentFamily } from '~/components/guardians/types'
import { UnlinkDialog } from '~/components/guardians/links/unlink_dialog'
import type { SameContact } from '~/components/people/types'
import type { StudentDetail } from '~/components/students/types'
import { EmptyState } from '~/ui/page/empty_state'
import { useNames } from '~/ui/names/use_names'
import record from '~/ui/record/record.module.css'
import classes from '~/components/guardians/guardians.module.css'

type Open = { what: 'add' } | { what: 'edit' | 'unlink'; id: string } | null

interface StudentGuardiansProps {
  student: StudentDetail
  family: StudentFamily
  suspects: SameContact[]
}

export function StudentGuardians({ student, family, suspects }: StudentGuardiansProps) {
  const t = useTranslations('guardians.of_student')
  const names = useNames()
  const [open, setOpen] = useState<Open>(null)
  const { guardians, can } = family
  const modes = modesOf(can, student.archived_at === null)
  const mayChange = can.update && student.archived_at === null
  const close = () => setOpen(null)
  const chosen = open && open.what !== 'add' && guardians.find(({ id }) => id === open.id)
  const add = modes.length > 0 && (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => setOpen({ what: 'add' })}
    >
      {t('add')}
    </Button>
  )
  return (
    <div className={record.overview}>
      <section className={record.card}>
        <div className={classes.heading}>
          <Title order={2}>{t('title')}</Title>
          {guardians.length > 0 && add}
        </div>
        {guardians.length === 0 && (
          <EmptyState title={t('empty')} text={t('empty_lead')} actions={add} />
        )}
        <ul className={classes.links}>
          {guardians.map((guardian) => (
            <LinkedRow
              key={guardian.id}
              person={guardian}
              href={urlFor('admin.guardians.show', { id: guardian.id })}
              onEdit={mayChange ? () => setOpen({ what: 'edit', id: guardian.id }) : undefined}
              onUnlink={mayChange ? () => setOpen({ what: 'unlink', id: guardian.id }) : undefined}
            />
          ))}
        </ul>
      </section>
      <StudentHousehold student={student} family={family} />
      {open?.what === 'add' && (
        <AddGuardianDialog
          student={student.id}
          linked={guardians.map(({ id }) => id)}
          modes={modes}
          suspects={suspects}
          onClose={close}
        />
      )}
      {chosen && open?.what === 'edit' && (
        <RightsDialog
          student={student.id}
          guardian={chosen.id}
          name={names(chosen).lead}
          link={chosen}
          onClose={close}
        />
      )}
      {chosen && open?.what === 'unlink' && (
        <UnlinkDialog
          student={student.id}
          guardian={chosen.id}
          name={names(chosen).lead}
          onClose={close}
        />
      )}
    </div>
  )
}

function modesOf(can: StudentFamily['can'], isLive: boolean): GuardianMode[] {
  if (!isLive) return []
  return [...(can.update ? (['known'] as const) : []), ...(can.create ? (['new'] as const) : [])]
}
