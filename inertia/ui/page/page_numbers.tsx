import { Link } from '@adonisjs/inertia/react'
import { Pagination } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useFormat } from '~/hooks/use_format'

interface PageNumbersProps {
  /** What is counted. */
  label: string
  page: number
  last: number
  addressOf: (page: number) => string
  /** The prop that changes, where the page has others: the place on the page then stays. */
  part?: string
}

/** The pages of something, each with its own address; nothing where there is one. */
export function PageNumbers({ label, page: current, last, addressOf, part }: PageNumbersProps) {
  const words = useTranslations('ui.list')
  const { number } = useFormat()
  if (last === 1) return null
  return (
    <Pagination
      component="nav"
      aria-label={words('pages_of', { label })}
      size="sm"
      value={current}
      total={last}
      getItemProps={(page) => ({
        'component': Link,
        'href': addressOf(page),
        ...(part && stay(part)),
        'children': number(page),
        'aria-label': words('page', { page }),
      })}
      withControls={false}
    />
  )
}

const stay = (part: string) => ({ only: [part], preserveScroll: true, preserveState: true })
