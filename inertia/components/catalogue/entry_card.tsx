import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { BothNames } from '~/ui/names/both_names'
import { NamedCell } from '~/ui/record/named_cell'
import classes from '~/ui/list/record_list.module.css'

interface EntryCardProps {
  entry: BothNames & { code?: string; colour?: string | null }
  href: string
  children?: ReactNode
}

export function EntryCard({ entry, href, children }: EntryCardProps) {
  return (
    <>
      <div className={classes.cardHead}>
        <NamedCell named={entry} href={href} />
      </div>
      <div className={classes.facts}>
        {entry.code !== undefined && (
          <Text size="sm" c="dimmed" component="span">
            <bdi dir="ltr">{entry.code}</bdi>
          </Text>
        )}
        {children}
      </div>
    </>
  )
}
