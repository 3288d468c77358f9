import { Link } from '@adonisjs/inertia/react'
import { Anchor, Button, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'
import { usePhone } from '~/hooks/use_narrow'
import record from '~/ui/record/record.module.css'
import classes from '~/components/office_day/day_block.module.css'
import lines from '~/components/office_day/lines.module.css'

const mostOnPhone = 4

interface DayBlockProps {
  title: string
  count?: number
  help?: string
  /** The length of its list, of which a phone shows the first few. */
  rows?: number
  more?: { label: string; href: string } | false
  children: ReactNode
}

/** A card with a heading, how many there are, its rows, and a way to those that don't fit. */
export function DayBlock({ title, count, help, rows = 0, more, children }: DayBlockProps) {
  const t = useTranslations('office_day')
  const { number } = useFormat()
  const isPhone = usePhone()
  const [isUnfolded, setUnfolded] = useState(false)
  const isFolded = isPhone && !isUnfolded && rows > mostOnPhone
  return (
    <section
      className={`${record.card} ${classes.block}`}
      aria-label={title}
      data-folded={isFolded || undefined}
    >
      <Title order={2} className={classes.title}>
        {title}
        {count !== undefined && <span className={classes.count}>{number(count)}</span>}
      </Title>
      {help && <p className={classes.help}>{help}</p>}
      {children}
      {isFolded && (
        <Button className={classes.unfold} variant="subtle" onClick={() => setUnfolded(true)}>
          {t('unfold', { count: rows - mostOnPhone })}
        </Button>
      )}
      {more && !isFolded && (
        <Anchor component={Link} href={more.href} className={lines.more}>
          {more.label}
        </Anchor>
      )}
    </section>
  )
}
