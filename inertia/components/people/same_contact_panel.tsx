import { Alert, Anchor, Text } from '@mantine/core'
import { IconUserExclamation } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { PersonArea, SameContact } from '~/components/people/types'
import type { Binding } from '~/ui/form/binding'
import { CheckField } from '~/ui/form/fields/check_field'
import { useAreaWords } from '~/ui/use_area_words'
import { useNames } from '~/ui/names/use_names'
import classes from '~/components/students/form/duplicates.module.css'

interface SameContactPanelProps {
  area: PersonArea
  people: SameContact[]
  confirm: Binding<boolean>
  show: (id: string) => string
  act?: (person: SameContact) => ReactNode
}

export function SameContactPanel({ area, people, confirm, show, act }: SameContactPanelProps) {
  const t = useAreaWords(area)
  const names = useNames()
  if (people.length === 0) return null
  return (
    <Alert
      role="alert"
      color="attention"
      icon={<IconUserExclamation aria-hidden />}
      title={t('duplicates.title', { count: people.length })}
    >
      <Text>{t('duplicates.lead')}</Text>
      <ul className={classes.duplicates}>
        {people.map((person) => (
          <li key={person.id}>
            <Anchor href={show(person.id)} target="_blank" rel="noopener" fw={600}>
              <bdi>{names(person).lead}</bdi>
            </Anchor>
            <bdi dir="ltr">{person.number}</bdi>
            <Text span c="dimmed" size="sm">
              {t(`duplicates.${person.reason}`)}
            </Text>
            {act?.(person)}
          </li>
        ))}
      </ul>
      <CheckField field={confirm} label={t('duplicates.confirm')} />
    </Alert>
  )
}
