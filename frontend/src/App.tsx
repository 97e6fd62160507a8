import { MotionConfig } from 'motion/react';
import { Route, Switch } from 'wouter';

import { Lobby } from './lobby/Lobby';
import { NewTable } from './lobby/NewTable';
import { MeProvider } from './me/MeProvider';
import { NotFound } from './page/NotFound';
import { TablePage } from './table/TablePage';

export function App() {
  return (
    <MotionConfig reducedMotion="user" transition={{ duration: 0.28, ease: [0.25, 0.8, 0.3, 1] }}>
      <MeProvider>
        <Switch>
          <Route path="/" component={Lobby} />
          <Route path="/new" component={NewTable} />
          <Route path="/tables/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
          <Route component={NotFound} />
        </Switch>
      </MeProvider>
    </MotionConfig>
  );
}
