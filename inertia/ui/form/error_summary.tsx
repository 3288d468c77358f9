import { Alert, Anchor, List } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { fieldId } from '~/ui/form/binding'
import { focusField } from '~/ui/form/focus_field'

interface ErrorSummaryProps {
  /** The fields' labels, in the order they stand in the form. */
  labels: Record<string, string>
  errors: Record<string, string | undefined>
}

/** What is wrong with a form, at its top: each line leads to its field. */
export function ErrorSummary({ labels, errors }: ErrorSummaryProps) {
  const t = useTranslations('ui.form')
  const wrong = Object.keys(labels).filter((name) => errors[name])
  if (wrong.length === 0) return null
  return (
    <Alert
      role="alert"
      color="red"

      icon={<IconAlertCircle aria-hidden />}
      title={t('wrong_fields', { count: wrong.length })}
    >
      <List size="md" spacing={4} withPadding={false} listStyleType="none">
        {wrong.map((name) => (
          <List.Item key={name}>
            <Anchor
              href={`#${fieldId(name)}`}
              onClick={(event) => {
                event.preventDefault()
                focusField(name)
              }}
            >
              {labels[name]}
            </Anchor>
            {': '}
            {errors[name]}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
