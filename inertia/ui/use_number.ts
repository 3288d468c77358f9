import { usePage } from '@inertiajs/react'
import { useMemo } from 'react'
import type { SharedProps } from '~/types'

/** Writes whole numbers in the page's language and the centre's digits. */
export function useNumber(): (value: number) => string {
  const { locale } = usePage<SharedProps>().props.intl
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale)
    return (value: number) => format.format(value)
  }, [locale])
}
