import { createElement, type ComponentType, type ReactNode } from 'react';
import { Route, Switch } from 'wouter';

import { MeProvider, useMe } from './me/MeProvider';
import { Masthead } from './page/Masthead';
import { NotFound } from './page/NotFound';
import { Unreached } from './page/Unreached';
import { useScrolledBack } from './page/useScrolledBack';
import { auditPage, lessonPage, lobby, newTable, ownPage, rulesPage, tablePage, uploadedGame, uploadPage } from './pages';
import { usePart, type Part } from './ui/part';

export function App() {
  useScrolledBack();
  return (
    <MeProvider>
      <OnceKnown>
        <Switch>
          <Route path="/">
            <Page of={lobby} />
          </Route>
          <Route path="/new">
            <Page of={newTable} />
          </Route>
          <Route path="/me">
            <Page of={ownPage} />
          </Route>
          <Route path="/upload">
            <Page of={uploadPage} />
          </Route>
          <Route path="/uploads/:id">{({ id }) => <PageOf key={id} id={id} of={uploadedGame} />}</Route>
          <Route path="/games/:id">{({ id }) => <PageOf key={id} id={id} of={rulesPage} />}</Route>
          <Route path="/games/:id/lesson">{({ id }) => <PageOf key={id} id={id} of={lessonPage} />}</Route>
          <Route path="/tables/:id">{({ id }) => <PageOf key={id} id={id} of={tablePage} />}</Route>
          <Route path="/tables/:id/audit">{({ id }) => <PageOf key={id} id={id} of={auditPage} />}</Route>
          <Route component={NotFound} />
        </Switch>
      </OnceKnown>
    </MeProvider>
  );
}

/** No page can be shown to somebody of whom it is not known whether the server knows them. */
function OnceKnown({ children }: { readonly children: ReactNode }) {
  const { me, error } = useMe();
  if (me !== undefined || error === null) return children;
  return (
    <>
      <Masthead />
      <main className="door">
        <Unreached code={error} />
      </main>
    </>
  );
}

function Page({ of }: { readonly of: Part<ComponentType> }) {
  const page = usePart(of);
  return page === null ? <Masthead /> : createElement(page);
}

function PageOf({ id, of }: { readonly id: string; readonly of: Part<ComponentType<{ readonly id: string }>> }) {
  const page = usePart(of);
  return page === null ? <Masthead /> : createElement(page, { id });
}
