import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError } from '#web/platform/api-error.ts';
import { errorText } from '#web/platform/error-words.ts';

/** A comparison that fails leads to the screen that says why, from where one goes back to the choice. */
export function useFailure(error: Error | null, back: string): void {
  const navigate = useNavigate();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  useEffect(() => {
    if (!error) return;
    const isOfItself = error instanceof ApiError && error.status < 500;
    void navigate({
      to: '/institute/error',
      search: { back: isOfItself ? back : `${back}${search}`, said: errorText(error) },
      replace: true,
    });
  }, [error, back, search, navigate]);
}
