import { Alert, Anchor, Text } from '@mantine/core'
import { IconUserExclamation } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { urlFor } from '~/client'
import type { Duplicate } from '~/components/students/types'
import { useNames } from '~/ui/names/use_names'
import type { Binding } from '~/ui/form/binding'
import { CheckField } from '~/ui/form/fields/check_field'
import classes from '~/components/students/form/duplicates.module.css'

interface DuplicatePanelProps {
  duplicates: Duplicate[]
  confirm: Binding<boolean>
}

export function DuplicatePanel({ duplicates, confirm }: DuplicatePanelProps) {
  const t = useTranslations('students.duplicates')
  const names = useNames()
  if (duplicates.length === 0) return null
  return (
    <Alert
      role="alert"
      color="attention"
      icon={<IconUserExclamation aria-hidden />}
      title={t('title', { count: duplicates.length })}
    >
      <Text>{t('lead')}</Text>
      <ul className={classes.duplicates}>
        {duplicates.map((duplicate) => (
          <li key={duplicate.id}>
            <Anchor
              href={urlFor('admin.students.show', { id: duplicate.id })}
              target="_blank"
              rel="noopener"
              fw={600}
            >
              <bdi>{names(duplicate).lead}</bdi>
            </Anchor>
            <bdi dir="ltr">{duplicate.number}</bdi>
            <Text span c="dimmed" size="sm">
              {t(duplicate.reason)}
            </Text>
          </li>
        ))}
      </ul>
      <CheckField field={confirm} label={t('confirm')} />
    </Alert>
  )
}
