import { Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from '~/ui/form/form.module.css'

interface FormSectionProps {
  title: string
  help?: string
  children: ReactNode
}

/** A titled part of a form: title and help at the start, fields at the end from 1200 px, 440 px wide. */
export function FormSection({ title, help, children }: FormSectionProps) {
  const id = useId()
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div>
        <Title order={2} id={id}>
          {title}
        </Title>
        {help && (
          <Text size="sm" c="dimmed" mt={4}>
            {help}
          </Text>
        )}
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  )
}
