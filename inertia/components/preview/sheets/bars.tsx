import { router } from '@inertiajs/react'
import { IconArchive } from '@tabler/icons-react'
import { type MouseEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Specimen, State } from '~/components/preview/specimen'
import { Pager } from '~/ui/list/pager'
import { PageNumbers } from '~/ui/page/page_numbers'
import { type BulkAct, SelectionBar } from '~/ui/list/selection/selection_bar'
import { shownSizes, type ShownSize } from '#domain/shared/lists/page_sizes'

/** What is above and beneath the rows of a list. */
export function Bars() {
  const t = useTranslations('preview')
  const press = () => router.flash(() => ({ notice: t('pressed') }))
  const archive: BulkAct = {
    id: 'archive',
    label: t('sample.act'),
    icon: <IconArchive size={16} aria-hidden />,
    run: press,
  }
  const bar = { acts: [archive], busy: false, onClear: press }
  return (
    <>
      <Specimen of="SelectionBar" isWide>
        <State is="chosen">
          <SelectionBar {...bar} count={1} />
        </State>
        <State is="many">
          <SelectionBar
            {...bar}
            count={25}
            everything={{ total: 1240, isMore: false, choose: press }}
          />
        </State>
        <State is="busy">
          <SelectionBar {...bar} count={1240} isMore busy />
        </State>
      </Specimen>
      <Specimen of="Pager" isWide>
        <State is="ready">
          <Pages label={t('states.ready')} page={1} total={60} />
        </State>
        <State is="many">
          <Pages label={t('states.many')} page={12} total={9800} isMore />
        </State>
      </Specimen>
      <Specimen of="PageNumbers">
        <State is="chosen">
          <PageNumbers
            label={t('states.chosen')}
            page={2}
            last={9}
            addressOf={(page) => `?page=${page}`}
          />
        </State>
      </Specimen>
    </>
  )
}

interface PagesProps {
  label: string
  page: number
  total: number
  isMore?: boolean
}

/** Turns its pages here, where nothing is fetched. */
function Pages({ label, page: first, total, isMore = false }: PagesProps) {
  const [page, setPage] = useState(first)
  const [per, setPer] = useState<ShownSize>(shownSizes[0])
  const last = Math.ceil(total / per)
  return (
    <div onClickCapture={turn}>
      <Pager
        meta={{ page: Math.min(page, last), per, total, is_more: isMore, last_page: last }}
        label={label}
        link={(to) => ({ ...unmoved, href: `?page=${to}` })}
        onPer={setPer}
      />
    </div>
  )

  function turn(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link) return
    event.preventDefault()
    event.stopPropagation()
    setPage(Number(new URL(link.href).searchParams.get('page')))
  }
}

const unmoved = {
  only: [] as string[],
  preserveState: true,
  preserveScroll: true,
  onStart: () => undefined,
  onFinish: () => undefined,
} as const
