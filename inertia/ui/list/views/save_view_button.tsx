import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { lazyPart } from '~/language/lazy_part'
import { useTranslations } from 'use-intl'
import type { ViewDialogProps } from '~/ui/list/views/view_dialog'

const ViewDialog = lazyPart(() => import('~/ui/list/views/view_dialog'))

export function SaveViewButton(props: Omit<ViewDialogProps, 'onClose' | 'view'>) {
  const t = useTranslations('ui.views')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t('save_view')}
      </Button>
      {isOpen && (
        <Suspense>
          <ViewDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
