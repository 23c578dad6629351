-- Whose names and words stand in the log of which table, so that they are found when somebody wants to be forgotten.
create table presence (
  person text not null,
  table_id text not null,
  primary key (person, table_id)
) ${clustered};

-- Logs that were written before. An id has 20 digits; where it stands follows from the form of each fact.
insert into presence (person, table_id)
select host, table_id from listing
union
select person, table_id from listing_seat where person is not null
union
select substr(fact, 32, 20), table_id from entry
where fact like '{"type":"Said","person":{"id":"____________________"%'
union
select substr(fact, 68, 20), table_id from entry
where fact like '{"type":"Seated","seat":_,"sitter":{"type":"Human","person":{"id":"%'
union
select substr(fact, 69, 20), table_id from entry
where fact like '{"type":"Seated","seat":__,"sitter":{"type":"Human","person":{"id":"%'
union
select substr(fact, 68, 20), table_id from entry
where fact like '{"type":"HandedOver","seat":_,"to":{"type":"Human","person":{"id":"%'
union
select substr(fact, 69, 20), table_id from entry
where fact like '{"type":"HandedOver","seat":__,"to":{"type":"Human","person":{"id":"%';
