import type { SamplePage } from '~/components/preview/entries'
import { SampleForm } from '~/components/preview/pages/sample_form'
import { SampleList, type SampleListProps } from '~/components/preview/pages/sample_list'
import { SampleOverview } from '~/components/preview/pages/sample_overview'
import { SampleRecord } from '~/components/preview/pages/sample_record'

interface SamplePagesProps extends SampleListProps {
  page: SamplePage
  tab: string
}

export default function SamplePages({ page, tab, ...list }: SamplePagesProps) {
  switch (page) {
    case 'list':
      return <SampleList {...list} />
    case 'record':
      return <SampleRecord tab={tab} />
    case 'form':
      return <SampleForm />
    case 'overview':
      return <SampleOverview />
  }
}
