import { Text, Title } from '@mantine/core'
import classes from '~/ui/record/record.module.css'

export function NotesCard({ title, text }: { title: string; text: string | null }) {
  if (!text) return null
  return (
    <section className={classes.card}>
      <Title order={2}>{title}</Title>
      <Text className={classes.notes} dir="auto">
        {text}
      </Text>
    </section>
  )
}
