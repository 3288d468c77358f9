import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { Anchor, Button, Group } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { ImportDetail, SimilarPerson, WrongRow } from '~/components/imports/types'
import { useNames } from '~/ui/names/use_names'
import lines from '~/components/imports/rows.module.css'

export const isSameProblem = (type: string) => type === 'same_person' || type === 'same_row'

interface SameChildProps {
  record: ImportDetail
  row: WrongRow
  person: SimilarPerson | null
  mayChoose: boolean
}

/** The name in the file beside the student on record, and whether they are one. */
export function SameChild({ record, row, person, mayChoose }: SameChildProps) {
  const t = useTranslations('imports.rows')
  const names = useNames()
  const [waiting, setWaiting] = useState(false)
  const choose = (is_same: boolean) =>
    router.put(
      urlFor('admin.imports.matches.update', { id: record.id }) + window.location.search,
      { row: row.row, is_same },
      {
        preserveScroll: true,
        preserveState: true,
        onStart: () => setWaiting(true),
        onFinish: () => setWaiting(false),
      }
    )
  const choices = [
    { isSame: true, label: t('same'), spoken: t('same_of', { row: row.row }) },
    { isSame: false, label: t('new'), spoken: t('new_of', { row: row.row }) },
  ]
  return (
    <Group gap="xs" component="span" className={lines.plain}>
      <bdi className={lines.value}>{row.name}</bdi>
      {person && (
        <Anchor component={Link} href={urlFor('admin.students.show', { id: person.id })}>
          <bdi>{names(person).lead}</bdi> <bdi dir="ltr">{person.number}</bdi>
        </Anchor>
      )}
      {mayChoose &&
        choices.map(({ isSame, label, spoken }) => (
          <Button
            key={label}
            size="compact-sm"
            variant={row.is_same === isSame ? 'light' : 'subtle'}
            aria-label={spoken}
            aria-pressed={row.is_same === isSame}
            disabled={waiting}
            leftSection={row.is_same === isSame ? <IconCheck size={14} aria-hidden /> : undefined}
            onClick={() => choose(isSame)}
          >
            {label}
          </Button>
        ))}
    </Group>
  )
}
