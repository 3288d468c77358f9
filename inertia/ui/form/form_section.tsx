import { Text, Title } from '@mantine/core'
import { useId, type ReactNode } from 'react'
import classes from '~/ui/form/form.module.css'

interface FormSectionProps {
  title: string
  help?: string
  aside?: ReactNode
  children: ReactNode
}

/**
 * Title and help take the first 240 px, the fields stand in pairs beside them. A field is one
 * column wide (field.module.css); anything else takes the whole row.
 */
export function FormSection({ title, help, aside, children }: FormSectionProps) {
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
        {aside && <div className={classes.beside}>{aside}</div>}
      </div>
      <div className={classes.fields}>{children}</div>
    </section>
  )
}
