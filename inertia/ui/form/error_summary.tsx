import { Alert, Anchor } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { fieldId } from '~/ui/form/binding'
import { focusField } from '~/ui/form/focus'
import classes from '~/ui/form/form.module.css'

interface ErrorSummaryProps {
  labels: Record<string, string>
  errors: Record<string, string | undefined>
}

export function ErrorSummary({ labels, errors }: ErrorSummaryProps) {
  const t = useTranslations('ui.form')
  const wrong = Object.keys(labels).filter((name) => errors[name])
  if (wrong.length === 0) return null
  return (
    <Alert
      role="alert"
      color="danger"

      icon={<IconAlertCircle aria-hidden />}
      title={t('wrong_fields', { count: wrong.length })}
    >
      <ul className={classes.wrong}>
        {wrong.map((name) => (
          <li key={name}>
            <Anchor
              fz="inherit"
              fw={500}
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
          </li>
        ))}
      </ul>
    </Alert>
  )
}
