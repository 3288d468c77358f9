import { Link } from '@adonisjs/inertia/react'
import { Anchor, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '~/hooks/use_format'
import record from '~/ui/record/record.module.css'
import classes from '~/components/office_day/day_block.module.css'
import lines from '~/components/office_day/lines.module.css'

interface DayBlockProps {
  title: string
  count?: number
  help?: string
  more?: { label: string; href: string } | false
  children: ReactNode
}

/** A card with a heading, how many there are, its rows, and a way to those that don't fit. */
export function DayBlock({ title, count, help, more, children }: DayBlockProps) {
  const { number } = useFormat()
  return (
    <section className={`${record.card} ${classes.block}`} aria-label={title}>
      <Title order={2} className={classes.title}>
        {title}
        {count !== undefined && <span className={classes.count}>{number(count)}</span>}
      </Title>
      {help && <p className={classes.help}>{help}</p>}
      {children}
      {more && (
        <Anchor component={Link} href={more.href} className={lines.more}>
          {more.label}
        </Anchor>
      )}
    </section>
  )
}
