import { Button } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '~/language/lazy_part'
import { useTranslations } from 'use-intl'
import type { Column } from '~/ui/list/columns/column'
import type { Density } from '#domain/shared/lists/densities'

const ColumnsDialog = lazyPart(() => import('~/ui/list/columns/columns_dialog'))

export interface ColumnsButtonProps {
  list: string
  columns: Pick<Column<never>, 'id' | 'title' | 'isExtra'>[]
  shown: string[]
  density: Density
  onKept: () => void
}

export function ColumnsButton(props: ColumnsButtonProps) {
  const t = useTranslations('ui.columns')
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button
        variant="default"
        fw={500}
        aria-haspopup="dialog"
        leftSection={<IconColumns3 size={16} aria-hidden />}
        onClick={() => setState('open')}
      >
        {t('open')}
      </Button>
      {state !== 'never' && (
        <Suspense>
          <ColumnsDialog {...props} opened={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  )
}
